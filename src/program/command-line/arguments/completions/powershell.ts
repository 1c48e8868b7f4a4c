import type { CommandDefinition } from '../option.ts';
import { firstSentence, optionWords } from './option-words.ts';

/** The completions for PowerShell, which completes files by itself where it is offered nothing. */
export function powershellCompletion(commands: readonly CommandDefinition[]): string {
  return `# PowerShell completion of code-similarity
Register-ArgumentCompleter -Native -CommandName code-similarity -ScriptBlock {
  param($current, $line, $cursor)
  $commands = [ordered]@{
${commands.map(({ name, summary }) => `    '${name}' = ${quoted(firstSentence(summary))}`).join('\n')}
  }
  $options = @{
${commands.map(({ name, options }) => `    '${name}' = ${list(options.flatMap(optionWords))}`).join('\n')}
  }
  $operands = @{
${commands.map(({ name, operands }) => `    '${name}' = ${list(operands ?? [])}`).join('\n')}
  }
  $values = @{
${valueLines(commands).join('\n')}
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

function list(words: readonly string[]): string {
  return `@(${words.map((word) => `'${word}'`).join(', ')})`;
}

/** What may follow an option whose values are a closed list: an option of two commands means the same in both. */
function valueLines(commands: readonly CommandDefinition[]): readonly string[] {
  const choices = new Map(
    commands.flatMap(({ options }) =>
      options.flatMap((one) => (one.choices === undefined ? [] : [[one.name, one.choices] as const])),
    ),
  );
  return [...choices].map(([name, values]) => `    '--${name}' = ${list(values)}`);
}

/** PowerShell takes typographic quotation marks for straight ones: `App’s` would end the text. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\u2018-\u201b]/g, "''")}'`;
}
