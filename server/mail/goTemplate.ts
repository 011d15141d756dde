// The part of Go's html/template that our mails use, so that the embedded backend fills in the very templates that hosted projects
// get. Whatever else a template holds is refused when it is read, at the start, and not when the mail is due.

/** What a template may print, and the user's metadata, of which it may only compare the language. */
export interface MailValues {
  ConfirmationURL?: string;
  Email?: string;
  NewEmail?: string;
  Token?: string;
  Data?: unknown;
}

const printable = ['ConfirmationURL', 'Email', 'NewEmail', 'Token'] as const;
type Printable = (typeof printable)[number];

interface Branch {
  /** Undefined in `{{ else }}`. */
  language?: string;
  parts: Part[];
}
type Part = string | { value: Printable; escape: (text: string) => string } | { branches: Branch[] };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
  '+': '&#43;',
};
/** As html/template writes a text, and an attribute in quotes. */
const inHtml = (text: string) => text.replace(/[&<>"'+]/g, (character) => entities[character] ?? character);
const asItIs = (text: string) => text;
const bytesOf = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
/** As html/template writes an address in an attribute: another scheme than these becomes harmless. */
const inAddress = (text: string) =>
  /^https?:/i.test(text)
    ? inHtml(text.replace(/%(?![\da-f]{2})|[^\w\-.~!#$&*+,/:;=?@[\]%]/giu, bytesOf))
    : '#ZgotmplZ';

/** How a value at the end of this HTML is to be escaped; undefined where Go would need more than we know. */
function escapeAfter(html: string) {
  const tag = html.slice(html.lastIndexOf('<'));
  if (/^<(?:script|style|textarea|title)\b/i.test(tag)) return undefined;
  if (!tag.startsWith('<') || tag.includes('>')) return inHtml;
  return /\shref="$/i.test(tag) ? inAddress : undefined;
}

const isPrintable = (name: string | undefined): name is Printable => printable.some((each) => each === name);

/**
 * Reads a template and returns what fills it in. Throws an error that names the template and the construct when it uses another one
 * than `{{ .Token }}` and the other values, and `if`, `else if`, `else` and `end` by the language.
 *
 * @param name For errors, such as 'confirmation.html'.
 * @param kind Values are escaped in 'html', and stay as they are in 'text'.
 */
export function goTemplate(
  name: string,
  source: string,
  kind: 'html' | 'text',
): (values: MailValues) => string {
  const refuse = (construct: string, why: string) =>
    new Error(
      `The mail template ${name} has ${construct}, ${why}. Change it, or teach it to server/mail/goTemplate.ts.`,
    );
  const root: Branch = { parts: [] };
  const open: { branches: Branch[] }[] = [];
  /** The branch that is being read. */
  const current = () => open.at(-1)?.branches.at(-1) ?? root;
  // The HTML so far. Branches begin where it stood before the first of them.
  let html = '';
  const before: string[] = [];

  for (const piece of source.split(/(\{\{.*?\}\})/s)) {
    if (!piece.startsWith('{{') || !piece.endsWith('}}')) {
      if (/\{\{|\}\}/.test(piece))
        throw refuse('braces without their other half', `near '${piece.slice(0, 40)}'`);
      current().parts.push(piece);
      html += piece;
      continue;
    }
    const action = piece.slice(2, -2).trim();
    const [, word] = /^\.(\w+)$/.exec(action) ?? [];
    const [, otherwise, language] =
      /^(else )?if eq \(print \.Data\.language\) "([a-z]{2,3})"$/.exec(action) ?? [];
    const of = open.at(-1);
    if (isPrintable(word)) {
      const escape = kind === 'text' ? asItIs : escapeAfter(html);
      if (!escape)
        throw refuse(piece, 'in a place where it would have to be escaped in a way that is not known here');
      current().parts.push({ value: word, escape });
    } else if (language !== undefined && otherwise === undefined) {
      const choice = { branches: [{ language, parts: [] }] };
      current().parts.push(choice);
      open.push(choice);
      before.push(html);
    } else if (language !== undefined || action === 'else') {
      if (!of || of.branches.at(-1)?.language === undefined) throw refuse(piece, 'which belongs to no if');
      of.branches.push({ ...(language !== undefined && { language }), parts: [] });
      html = before.at(-1) ?? '';
    } else if (action === 'end') {
      if (!of) throw refuse(piece, 'which belongs to no if');
      open.pop();
      before.pop();
    } else throw refuse(piece, 'which the embedded backend does not know');
  }
  if (open.length > 0) throw refuse('an if', 'which nothing ends');

  return (values) => {
    const wanted: unknown = (Object(values.Data) as Record<string, unknown>)['language'];
    const write = (parts: readonly Part[]): string =>
      parts
        .map((part) => {
          if (typeof part === 'string') return part;
          if ('value' in part) return part.escape(values[part.value] ?? '');
          const chosen = part.branches.find(({ language }) => language === undefined || language === wanted);
          return write(chosen?.parts ?? []);
        })
        .join('');
    return write(root.parts);
  };
}
