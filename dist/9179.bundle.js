export const id = 9179;
export const ids = [9179];
export const modules = {

19179:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
completionScript:()=>completionScript
});
var _commands_js__0__ = __load__(52851);

const SCRIPTS = {
	bash: bashCompletion,
	zsh: zshCompletion,
	fish: fishCompletion,
	powershell: powershellCompletion
};
function completionScript(shell) {
	const commands = _commands_js__0__.nZ.map((name) => _commands_js__0__.Lo[name]);
	return SCRIPTS[shell](commands);
}
function optionWords({ name, short, kind }) {
	return [
		`--${name}`,
		...kind === "boolean" ? [`--no-${name}`] : [],
		...short === undefined ? [] : [`-${short}`]
	];
}
function firstSentence(text) {
	const [sentence = ""] = text.split(". ");
	return sentence.replaceAll("'", "\u2019").replaceAll(/[`[\]:\\]/g, "").replace(/\.$/, "");
}
function bashCompletion(commands) {
	const names = commands.map(({ name }) => name);
	const options = commands.map((one) => `${one.name}) words='${one.options.flatMap(optionWords).join(" ")}' ;;`);
	const operands = commands.map((one) => `${one.name}) words='${(one.operands ?? []).join(" ")}' ;;`);
	return `# bash completion of code-similarity
_code_similarity() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= words= word
  # bash takes the = of --option=value for a word.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in ${names.join(" | ")}) command=$word; break ;; esac
  done
  case $previous in
${valueCases(commands).join("\n")}
    *) case $command:$current in
      :*) words='${names.join(" ")} --help --version' ;;
      *:-*) case $command in
        ${options.join("\n        ")}
      esac ;;
      *) case $command in
        ${operands.join("\n        ")}
      esac ;;
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _code_similarity code-similarity
`;
}
function valueCases(commands) {
	const options = new Map(commands.flatMap((one) => one.options.map((option) => [option.name, option])));
	const taking = [...options.values()].filter(({ kind }) => kind === "value");
	const others = taking.filter(({ choices }) => choices === undefined).flatMap(optionWords);
	return [...taking.flatMap((option) => option.choices === undefined ? [] : [`    ${optionWords(option).join(" | ")}) words='${option.choices.join(" ")}' ;;`]), `    ${others.join(" | ")}) ;;`];
}
function fishCompletion(commands) {
	const lines = commands.flatMap(({ name, summary, options, operands }) => {
		const within = `-n '__fish_seen_subcommand_from ${name}'`;
		const words = operands === null ? [] : [`-f${operands.length === 0 ? "" : ` -a '${operands.join(" ")}'`}`];
		return [`-n __fish_use_subcommand -f -a ${name} -d '${firstSentence(summary)}'`, ...[...words, ...options.map(optionArguments)].map((one) => `${within} ${one}`)];
	});
	return `# fish completion of code-similarity\n${lines.map((line) => `complete -c code-similarity ${line}\n`).join("")}`;
}
function optionArguments(option) {
	const { kind, choices, description } = option;
	const words = optionWords(option).map((word) => word.startsWith("--") ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`);
	const value = choices === undefined ? " -r -F" : ` -x -a '${choices.join(" ")}'`;
	return `${words.join(" ")}${kind === "value" ? value : ""} -d '${firstSentence(description)}'`;
}
function powershellCompletion(commands) {
	return `# PowerShell completion of code-similarity
Register-ArgumentCompleter -Native -CommandName code-similarity -ScriptBlock {
  param($current, $line, $cursor)
  $commands = [ordered]@{
${commands.map(({ name, summary }) => `    '${name}' = ${quoted(firstSentence(summary))}`).join("\n")}
  }
  $options = @{
${commands.map(({ name, options }) => `    '${name}' = ${list(options.flatMap(optionWords))}`).join("\n")}
  }
  $operands = @{
${commands.map(({ name, operands }) => `    '${name}' = ${list(operands ?? [])}`).join("\n")}
  }
  $values = @{
${valueLines(commands).join("\n")}
  }
  $before = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.ToString() })
  $command = $before | Select-Object -Skip 1 | Where-Object { $commands.Contains($_) } | Select-Object -First 1
  $words = if ($values.ContainsKey($before[-1])) { $values[$before[-1]] }
    elseif (-not $command) { @($commands.Keys) + @('--help', '--version') }
    elseif ($current.StartsWith('-')) { $options[$command] }
    else { $operands[$command] }
  $words | Where-Object { $_ -and $_.StartsWith($current) } | ForEach-Object {
    $about = if ($commands.Contains($_)) { $commands[$_] } else { $_ }
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $about)
  }
}
`;
}
function list(words) {
	return `@(${words.map((word) => `'${word}'`).join(", ")})`;
}
function valueLines(commands) {
	const choices = new Map(commands.flatMap(({ options }) => options.flatMap((one) => one.choices === undefined ? [] : [[one.name, one.choices]])));
	return [...choices].map(([name, values]) => `    '--${name}' = ${list(values)}`);
}
function quoted(text) {
	return `'${text.replaceAll(/[\u2018-\u201b]/g, "''")}'`;
}
function zshCompletion(commands) {
	return `#compdef code-similarity
_code_similarity() {
  local -a commands=(
${commands.map(({ name, summary }) => `    '${name}:${firstSentence(summary)}'`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(commandCase).join("\n")}
  esac
}
compdef _code_similarity code-similarity
`;
}
function commandCase({ name, options, operands }) {
	const rest = operands === null ? ["*:path:_files"] : operands.length === 0 ? [] : [`:word:(${operands.join(" ")})`];
	const specs = [...options.flatMap(specsOf), ...rest].map((spec) => `      '${spec}'`);
	return `    ${name}) _arguments -s -S \\\n${specs.join(" \\\n")} ;;`;
}
function specsOf(option) {
	const { kind, choices, repeated, description } = option;
	const many = repeated === "join" ? "*" : "";
	const value = choices === undefined ? ":value:_files" : `:value:(${choices.join(" ")})`;
	return optionWords(option).map((word) => {
		const equals = kind === "value" && word.startsWith("--") ? "=" : "";
		return `${many}${word}${equals}[${firstSentence(description)}]${kind === "value" ? value : ""}`;
	});
}


})

};
