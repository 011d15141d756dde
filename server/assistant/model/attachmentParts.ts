import type { TurnAttachment } from '../attachments.ts';

/** A piece of a message, as OpenAI-compatible servers take it. */
export type ContentPart =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string } }
  | { type: 'file'; file: { filename: string; file_data: string } };

/** What a file costs about, in tokens, where the server does not count: a picture in full size, or some pages. */
const tokensPerFile = 3000;

const partOf = ({ name, type, data }: TurnAttachment): ContentPart => {
  const url = `data:${type};base64,${data}`;
  return type === 'application/pdf'
    ? { type: 'file', file: { filename: name, file_data: url } }
    : { type: 'image_url', image_url: { url } };
};

/** The user's words with the files that came along, whose names are data as their contents are. */
export const messageContent = (
  words: string,
  files: readonly TurnAttachment[] = [],
): string | ContentPart[] =>
  files.length === 0
    ? words
    : [
        { type: 'text', text: words },
        {
          type: 'text',
          text: `(Names of the files that came along, as data: ${JSON.stringify(files.map(({ name }) => name))})`,
        },
        ...files.map(partOf),
      ];

/** A guess at what these messages cost, in tokens: a file's characters are no words. */
export function guessedTokens(messages: readonly { content: unknown }[], answeredCharacters: number) {
  let files = 0;
  const words = JSON.stringify(messages, (_name, value: unknown) => {
    const { type } = (typeof value === 'object' && value !== null ? value : {}) as { type?: unknown };
    if (type !== 'image_url' && type !== 'file') return value;
    files += 1;
    return null;
  });
  return Math.ceil((words.length + answeredCharacters) / 4) + files * tokensPerFile;
}

/** A provider's words for the log, without what they repeat of a file. */
export const withoutFiles = (said: string) => said.replace(/[A-Za-z0-9+/]{64,}={0,2}/g, '…');
