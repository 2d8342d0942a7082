/// Foldings of Latin, Greek and Cyrillic letters with marks, kana with marks, ligatures, and
/// circled and squared forms.
enum FoldingTable {
  /// Appends the folding of the scalar; returns false if the table has none.
  static func append(_ scalar: UInt32, to letters: inout [UInt32]) -> Bool {
    guard scalar < table.places.count else { return false }
    let place = Int(table.places[Int(scalar)])
    letters += table.targets[place]
    return place != 0
  }

  /// The foldings, and for each scalar the index of its folding; 0 stands for none.
  private static let table: (targets: [[UInt32]], places: [UInt16]) = {
    var targets: [[UInt32]] = [[]]
    var places = [UInt16](repeating: 0, count: 0x1_0000)
    var target: [UInt32]? = []
    for scalar in source.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        target = []
      } else if scalar == ":" {
        targets.append(target ?? [])
        target = nil
      } else if target != nil {
        target?.append(scalar.value)
      } else if scalar.value < places.count {
        places[Int(scalar.value)] = UInt16(targets.count - 1)
      }
    }
    return (targets, places)
  }()

  // Each line has a folding, a colon, and all letters with that folding; from Unicode's
  // compatibility decompositions, without marks and in lower case. The standard library handles
  // letters that differ only in case.
  private static let source = """
    ":“”„ ':ʻʼ‘’‚‛′ ):⁾₎ +:⁺₊ -:‐‑‒–—―−⁻₋ .:․ 0:⁰₀⓪ 1:¹₁① 2:²₂② 3:³₃③ 4:⁴₄④ 5:⁵₅⑤ 6:⁶₆⑥ 7:⁷₇⑦
    8:⁸₈⑧ 9:⁹₉⑨ ;:; =:⁼₌ `:`
    a:ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧᴬᵃḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặₐÅⒶⓐ b:ᴮᵇḂḃḄḅḆḇℬⒷⓑ
    c:ÇçĆćĈĉĊċČčᶜḈḉℂℭⅭⅽⒸⓒ d:ÐðĎďĐđᴰᵈᶞḊḋḌḍḎḏḐḑḒḓⅅⅆⅮⅾⒹⓓ
    e:ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩᴱᵉḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệₑℯℰⅇⒺⓔ f:ᶠḞḟℱⒻⓕ
    g:ĜĝĞğĠġĢģǦǧǴǵᴳᵍḠḡℊⒼⓖ h:ĤĥĦħȞȟʰᴴḢḣḤḥḦḧḨḩḪḫẖₕℋℌℍℎℏⒽⓗ
    i:ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋᴵᵢḬḭḮḯỈỉỊịⁱℐℑℹⅈⅠⅰⒾⓘ j:ĴĵǰʲᴶⅉⒿⓙ k:ĶķĸǨǩᴷᵏḰḱḲḳḴḵₖⓀⓚ
    l:ĹĺĻļĽľŁłˡᴸḶḷḸḹḺḻḼḽₗℒℓⅬⅼⓁⓛ m:ᴹᵐḾḿṀṁṂṃₘℳⅯⅿⓂⓜ n:ÑñŃńŅņŇňŊŋǸǹᴺᵑṄṅṆṇṈṉṊṋⁿₙℕⓃⓝ
    o:ºÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱᴼᵒṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợₒℴⓄⓞ
    p:ᴾᵖṔṕṖṗₚℙⓅⓟ q:ℚⓆⓠ r:ŔŕŖŗŘřȐȑȒȓʳᴿᵣṘṙṚṛṜṝṞṟℛℜℝⓇⓡ s:ŚśŜŝŞşŠšſȘșˢṠṡṢṣṤṥṦṧṨṩẛₛⓈⓢ
    t:ŢţŤťŦŧȚțᵀᵗṪṫṬṭṮṯṰṱẗₜⓉⓣ
    u:ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗᵁᵘᵤṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựⓊⓤ v:ᵛᵥṼṽṾṿⅤⅴⓋⓥ
    w:ŴŵʷᵂẀẁẂẃẄẅẆẇẈẉẘⓌⓦ x:ˣẊẋẌẍₓⅩⅹⓍⓧ y:ÝýÿŶŷŸȲȳʸẎẏẙỲỳỴỵỶỷỸỹⓎⓨ z:ŹźŻżŽžᶻẐẑẒẓẔẕℤℨⓏⓩ ·:· ƫ:ᶵ
    ǝ:ᴲ ȣ:ᴽ !!:‼ !?:⁉ '':″ ''':‴ '''':⁗ 'n:ŉ 10:⑩ 11:⑪ 12:⑫ 13:⑬ 14:⑭ 15:⑮ 16:⑯ 17:⑰ 18:⑱
    19:⑲ 20:⑳ ?!:⁈ ??:⁇ a/c:℀ a/s:℁ ae:ÆæǢǣǼǽᴭ au:㍳ a∕m:㏟ bar:㍴ bq:㏃ c/o:℅ c/u:℆ cal:㎈ cc:㏄
    cd:㏅ cm:㎝ cm2:㎠ cm3:㎤ c∕kg:㏆ da:㍲ db:㏈ dl:㎗ dm:㍷ dm2:㍸ dm3:㍹ dz:ǄǅǆǱǲǳ fax:℻ ff:ﬀ ffi:ﬃ
    ffl:ﬄ fi:ﬁ fl:ﬂ fm:㎙ gb:㎇ ghz:㎓ gpa:㎬ gy:㏉ ha:㏊ hp:㏋ hpa:㍱ hz:㎐ ii:Ⅱⅱ iii:Ⅲⅲ ij:Ĳĳ in:㏌
    iu:㍺ iv:Ⅳⅳ ix:Ⅸⅸ ka:㎄ kb:㎅ kcal:㎉ kg:㎏ khz:㎑ kk:㏍ kl:㎘ km:㎞㏎ km2:㎢ km3:㎦ kpa:㎪ kt:㏏ kv:㎸
    kw:㎾ kω:㏀ lj:Ǉǈǉ lm:㏐ ln:㏑ log:㏒ lx:㏓ l·:Ŀŀ m2:㎡ m3:㎥ ma:㎃ mb:㎆㏔ mg:㎎ mhz:㎒ mil:㏕ ml:㎖
    mm:㎜ mm2:㎟ mm3:㎣ mol:㏖ mpa:㎫ ms:㎳ mv:㎷㎹ mw:㎽㎿ mω:㏁ m∕s:㎧ m∕s2:㎨ na:㎁ nf:㎋ nj:Ǌǋǌ nm:㎚
    no:№ ns:㎱ nv:㎵ nw:㎻ oe:Œœ ov:㍵ pa:㎀㎩ pc:㍶ pf:㎊ ph:㏗ ppm:㏙ pr:㏚ ps:㎰ pv:㎴ pw:㎺ rad:㎭
    rad∕s:㎮ rad∕s2:㎯ rs:₨ sm:℠ sr:㏛ ss:ßẞ st:ﬅﬆ sv:㏜ tel:℡ th:Þþ thz:㎔ tm:™ vi:Ⅵⅵ vii:Ⅶⅶ
    viii:Ⅷⅷ v∕m:㏞ wb:㏝ xi:Ⅺⅺ xii:Ⅻⅻ °c:℃ °f:℉ ʹ:ʹ
    α:ΆάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰάᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ β:ϐᵝᵦ γ:ᵞᵧℽℾ δ:ᵟ
    ε:ΈέϵἐἑἒἓἔἕἘἙἚἛἜἝὲέῈΈ η:ΉήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴήᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊΉῌ θ:ϑᶿ
    ι:ΊΐΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶίιῐῑῒΐῖῗῘῙῚΊ κ:ϰ μ:µ ο:ΌόὀὁὂὃὄὅὈὉὊὋὌὍὸόῸΌ π:ϖℼℿ ρ:ϱᵨῤῥῬ σ:ςϲϹ
    υ:ΎΫΰϋύϒϓϔὐὑὒὓὔὕὖὗὙὛὝὟὺύῠῡῢΰῦῧῨῩῪΎ φ:ϕᵠᵩ χ:ᵡᵪ
    ω:ΏώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼώᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺΏῼ а:ӐӑӒӓ г:Ѓѓ е:ЀЁѐёӖӗ ж:ӁӂӜӝ з:Ӟӟ
    и:ЍЙйѝӢӣӤӥ к:Ќќ н:ᵸ о:Ӧӧ у:ЎўӮӯӰӱӲӳ ч:Ӵӵ ы:Ӹӹ э:Ӭӭ і:Її ѵ:Ѷѷ ә:Ӛӛ ө:Ӫӫ א:ℵ ב:ℶ ג:ℷ ד:ℸ
    μa:㎂ μf:㎌ μg:㎍ μl:㎕ μm:㎛ μs:㎲ μv:㎶ μw:㎼ ∑:⅀ 、:､ 。:｡ 「:｢ 」:｣ う:ゔ か:が き:ぎ く:ぐ け:げ こ:ご さ:ざ
    し:じ す:ず せ:ぜ そ:ぞ た:だ ち:ぢ つ:づ て:で と:ど は:ばぱ ひ:びぴ ふ:ぶぷ へ:べぺ ほ:ぼぽ ゝ:ゞ ァ:ｧ ア:ｱ ィ:ｨ イ:ｲ ゥ:ｩ
    ウ:ヴｳ ェ:ｪ エ:ｴ ォ:ｫ オ:ｵ カ:ガｶ キ:ギｷ ク:グｸ ケ:ゲｹ コ:ゴｺ サ:ザｻ シ:ジｼ ス:ズｽ セ:ゼｾ ソ:ゾｿ タ:ダﾀ チ:ヂﾁ ッ:ｯ
    ツ:ヅﾂ テ:デﾃ ト:ドﾄ ナ:ﾅ ニ:ﾆ ヌ:ﾇ ネ:ﾈ ノ:ﾉ ハ:バパﾊ ヒ:ビピﾋ フ:ブプﾌ ヘ:ベペﾍ ホ:ボポﾎ マ:ﾏ ミ:ﾐ ム:ﾑ メ:ﾒ モ:ﾓ ャ:ｬ
    ヤ:ﾔ ュ:ｭ ユ:ﾕ ョ:ｮ ヨ:ﾖ ラ:ﾗ リ:ﾘ ル:ﾙ レ:ﾚ ロ:ﾛ ワ:ヷﾜ ヰ:ヸ ヱ:ヹ ヲ:ヺｦ ン:ﾝ ・:･ ー:ｰ ヽ:ヾ より:ゟ コト:ヿ 大正:㍽
    平成:㍻ 明治:㍾ 昭和:㍼ 株式会社:㍿
    ¨:΅῁῭΅ ᾿:῍῎῏ ῾:῝῞῟ ʒ:Ǯǯ
    """
}
