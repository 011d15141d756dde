import { directionOf, type Language } from '../../src/services/languages.ts';
import { productName } from '../../src/services/product.ts';
import { light } from '../../src/ui/theme/palettes.ts';

/** The sentences of a mail in one language, with what the auth server fills in. */
export interface MailParts {
  subject: string;
  heading: string;
  text: string;
  /** The button's label; absent in a mail that asks for nothing. */
  button?: string;
  /** What is said with the button's address, '{link}', for those whose mail program shows no button. */
  address?: string;
  /** What is said with the code, '{code}'. */
  code?: string;
  /** For readers who did not ask for the mail. */
  otherwise: string;
}

/**
 * The mail as HTML. Styles are inline, because many mail programs drop others. It has no pictures, which would
 * reveal who reads it. Language and direction stand at the mail's own element too, because mail programs put it into a page of theirs.
 *
 * @param isolate Keeps what is written from left to right together in a text of the other direction.
 */
export function mailPage(
  { heading, text, button, address = '', code, otherwise }: MailParts,
  language: Language,
  isolate: (value: string) => string,
): string {
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  const spoken = `lang="${language}"${direction}`;
  const link =
    button === undefined
      ? ''
      : `
      <p style="margin: 0 0 24px">
        <a href="{{ .ConfirmationURL }}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: ${light.accent}; color: ${light.onAccent}; font-weight: 600; text-decoration: none">${button}</a>
      </p>
      <p style="margin: 0 0 24px; color: ${light.muted}; font-size: 14px; word-break: break-all">${address.replace('{link}', isolate('{{ .ConfirmationURL }}'))}</p>`;
  const digits =
    code === undefined
      ? ''
      : `
      <p style="margin: 0 0 24px">${code.replace('{code}', `<strong>${isolate('{{ .Token }}')}</strong>`)}</p>`;
  return `<!doctype html>
<html ${spoken}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${heading}</title>
  </head>
  <body style="margin: 0; padding: 32px 16px; background: ${light.paper}; color: ${light.ink}; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
    <div role="article" aria-label="${heading}" ${spoken} style="max-width: 480px; margin: 0 auto; padding: 32px; border: 1px solid ${light.line}; border-radius: 12px; background: ${light.surface}">
      <p style="margin: 0 0 24px; color: ${light.accent}; font-weight: 700">${productName}</p>
      <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25">${heading}</h1>
      <p style="margin: 0 0 24px">${text}</p>${link}${digits}
      <p style="margin: 0; color: ${light.muted}; font-size: 14px">${otherwise}</p>
    </div>
  </body>
</html>
`;
}
