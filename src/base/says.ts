/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const environmentVariable =
  'The environment variable {name} is no address of a proxy. Write it as http://proxy.example:3128, or unset it; signs in its user name or password are written with % and two digits.';
