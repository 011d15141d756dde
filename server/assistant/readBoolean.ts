/**
 * Whether a variable of the environment is 1, or 0; `byDefault` where it is empty or not set. Throws an error that says what to
 * do about any other value: a misspelt switch would be off, and nobody would notice.
 */
export function readBoolean(name: string, value = '', byDefault = false): boolean {
  const given = value.trim();
  if (given === '') return byDefault;
  if (given === '0' || given === '1') return given === '1';
  throw new Error(`${name} is '${given}'. Set it to 1 to turn it on, to 0 to turn it off, or remove it.`);
}
