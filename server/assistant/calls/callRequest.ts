import { readChatRequest, type ChatQuestion } from '../chatRequest.ts';

/** What a request to `/chat/completions` says, as far as it is heeded. */
export interface CallQuestion extends Pick<
  ChatQuestion,
  'input' | 'history' | 'timeZone' | 'language' | 'supportEmail' | 'stream'
> {
  ticket: string;
  /** What the caller calls the model: the answer repeats it. */
  model: string;
  /** The names of the tools that the page has in this call; undefined where the request lists none. */
  tools: readonly string[] | undefined;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Turns of a long call that are heeded: no engine looks further back. */
const maxMessages = 40;

/** Content may be a list of parts, of which only the words count. */
function wordsOf(content: unknown) {
  if (!Array.isArray(content)) return content;
  return content.map((part) => textOf(fieldsOf(part).text)).join('');
}

/** Where providers put what the page sent along: by themselves, or inside the call. */
function placesIn(body: Fields) {
  const call = fieldsOf(body.call);
  const overrides = fieldsOf(call.assistantOverrides);
  const metadata = [body.metadata, call.metadata, overrides.metadata].map(fieldsOf);
  const variables = fieldsOf(overrides.variableValues);
  return { metadata, variables };
}

/** The request, or what is wrong with it. Whom the metadata names besides the ticket does not matter. */
export function readCallRequest(body: unknown): CallQuestion | string {
  const fields = fieldsOf(body);
  const { metadata, variables } = placesIn(fields);
  const ticket = metadata.map((each) => textOf(each.ticket)).find(Boolean) ?? '';
  if (!Array.isArray(fields.messages)) return 'messages must be a list';
  const messages = fields.messages
    .map((each: unknown) => ({ ...fieldsOf(each), content: wordsOf(fieldsOf(each).content) }))
    .slice(-maxMessages);
  const known = Object.assign({}, variables, ...metadata.toReversed()) as Fields;
  const question = readChatRequest({
    assistantId: 'call',
    input: messages,
    stream: fields.stream,
    assistantOverrides: { variableValues: known },
  });
  if (Array.isArray(question)) return 'messages must end with the words of the user or with results of tools';
  const names = Array.isArray(fields.tools)
    ? fields.tools.map((tool: unknown) => textOf(fieldsOf(fieldsOf(tool).function).name)).filter(Boolean)
    : [];
  const { input, history, timeZone, language, supportEmail, stream } = question;
  return {
    input,
    history,
    timeZone,
    language,
    supportEmail,
    stream,
    ticket,
    model: textOf(fields.model).slice(0, 100) || 'assistant',
    tools: names.length > 0 ? names : undefined,
  };
}
