/**
 * 128 random bits as 32 hexadecimal digits. Browsers offer `crypto.randomUUID` only to pages over https or on localhost,
 * `crypto.getRandomValues` to all.
 */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The same as a UUID, which the database wants for the key of a row. */
export const randomUuid = () => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
