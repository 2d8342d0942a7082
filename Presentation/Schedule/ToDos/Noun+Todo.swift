extension Noun {
  static let todo = Noun(
    "todo", .areas,
    ko: #"""
      마칠 때까지 남아 있는 할 일

      add: 할 일을 적어요
      hearth todo 우유 사기 # 기한이 없어요
      hearth todo 월세 보내기 금요일까지 # 금요일까지예요
      hearth todo 분리수거 매주 화 20시 # 하고 나면 다음 화요일 것이 나와요
      hearth todo 화분 --repeat "하고 나서 7일 뒤" # 하고 나서 7일 뒤에 다시 나와요
      할 일은 마칠 때까지 남아 있어요. 날을 적으면 그날까지, 시각을 적으면 그때까지예요. 아무것도
      적지 않으면 기한이 없어요. 제목 없이 ‘hearth todo’만 쓰면 할 일을 모두 봐요.

      list: 할 일을 모두 봐요
      # 남은 할 일이에요
      # 마친 일이에요
      list --search 월세 # ‘월세’가 있는 것이에요
      지난 것, 오늘까지인 것, 그 뒤의 것, 기한이 없는 것의 순서예요. 파일이나 연결한 캘린더에서 온
      할 일도 나와요.

      show: 할 일 하나를 자세히 봐요
      show 월세 # 메모와 알림까지 봐요

      edit: 할 일을 고쳐요
      edit 월세 --due 월요일 # 월요일까지로 미뤄요
      edit 월세 --repeat "매월 말일" # 이제 달마다 되풀이돼요

      done: 할 일을 마친 것으로 표시해요
      done 월세 # 월세를 보냈어요
      done 화분 --on 어제 # 어제 했고, 다음은 어제부터 세요
      되풀이되는 할 일은 다음 것이 나와요. ‘hearth event done’으로 적어도 돼요.

      undone: 마친 일을 다시 할 일로 둬요
      undone 월세 # 아직 보내지 않았어요

      remove: 할 일을 지워요
      remove 월세 # 먼저 물어봐요
      """#,
    en: #"""
      Things to do, until they are done

      add: Add something to do
      hearth todo Buy milk # without a day
      hearth todo Pay the rent by friday # due on Friday
      hearth todo Take out the bins every tue 8pm # once done, the next Tuesday’s appears
      hearth todo Filter --repeat "7 days after done" # seven days after it was done
      A to-do stays until it is done. It is due on a day, at a time, or never: name the day or time
      in the title, or neither. Without a title, “hearth todo” lists your to-dos.

      list: List your to-dos
      list # what is left
      list --done # what is done
      list --search rent # with “rent” in them
      Overdue ones come first, then those due today and later, then those without a day. To-dos from
      files and linked calendars are listed, too.

      show: Show one to-do
      show rent # with its note and reminders

      edit: Change a to-do
      edit rent --due monday # due on Monday instead
      edit rent --repeat "last day of the month" # repeats every month from now on

      done: Mark to-dos done
      done rent # the rent is paid
      done Filter --on yesterday # it was yesterday, and the next one counts from then
      If it repeats, the next one appears. “hearth event done” does the same.

      undone: Mark finished to-dos as not done
      undone rent # it is not paid yet

      remove: Remove to-dos
      remove rent # asks first
      """#)
}
