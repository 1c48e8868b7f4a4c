// Place: The run. Ending: config-error.
export const environmentVariable =
  'The environment variable {name} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.';
