/// Lines for the configuration files of shells and bars that display a status.
enum StatusLines {
  static let allConfigurations: [ConfigurationLines] = [
    ConfigurationLines(
      "bash", in: "~/.bashrc",
      [
        #"hearth_words='{?people.due ♣{people.due} }{?event.next.in {event.next.in} }'"#,
        #"PS1='$(hearth status --template "$hearth_words" 2>/dev/null)'"$PS1""#,
      ]),
    ConfigurationLines(
      "zsh", in: "~/.zshrc",
      [
        "precmd_hearth() { psvar[1]=$(hearth status 2>/dev/null) }",
        "precmd_functions+=(precmd_hearth); RPROMPT='%1v'",
      ]),
    ConfigurationLines(
      "fish", in: "~/.config/fish/config.fish",
      ["function fish_right_prompt; hearth status 2>/dev/null; end"]),
    ConfigurationLines(
      "tmux", in: "~/.tmux.conf",
      [
        "set -g status-right-length 120",
        "set -ga status-right ' #(hearth status --format tmux 2>/dev/null)'",
      ]),
    ConfigurationLines(
      "waybar", in: "~/.config/waybar/config",
      [
        #""custom/hearth": { "return-type": "json", "restart-interval": 60,"#,
        #"  "exec": "hearth status --format waybar --watch" }"#,
      ]),
    ConfigurationLines(
      "polybar", in: "~/.config/polybar/config.ini",
      [
        "[module/hearth]", "type = custom/script",
        "exec = hearth status --format polybar --watch", "tail = true",
      ]),
    ConfigurationLines(
      "i3blocks", in: "~/.config/i3blocks/config",
      [
        "[hearth]", "command=hearth status --format i3blocks --watch", "interval=persist",
        "markup=pango",
      ]),
    ConfigurationLines(
      "starship", in: "~/.config/starship.toml",
      [
        "[custom.hearth]", #"command = "hearth status --format starship""#, "when = true",
        #"format = "[$output]($style) ""#,
      ]),
  ]
}
