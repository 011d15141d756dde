import { readFileSync } from 'node:fs';

/** Ends the command with the error's sentence, because its stack would tell nothing to whoever mistyped a name. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The text of a file that somebody has named; 0 is what is piped in. Ends the command when it cannot be read. */
export function readInputFile(file: string | URL | 0): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return exitWith(
      `${file || 'What is piped in'} cannot be read (${error instanceof Error ? error.message : String(error)}). Name a text file.`,
    );
  }
}
