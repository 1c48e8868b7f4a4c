// Place: The run. Ending: config-error.
export const environmentVariable =
  'The environment variable {name} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.';
export const noAddressAsked =
  '{variable} is no address that can be asked. Give one that begins with https:// and holds no name or password, or leave the variable out.';
