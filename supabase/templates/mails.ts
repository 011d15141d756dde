import { productName } from '../../src/services/product.ts';
import { light } from '../../src/ui/theme/palettes.ts';

interface Mail {
  subject: string;
  heading: string;
  text: string;
  /** The button's label; absent in a mail that asks for nothing. */
  button?: string;
  /** Whether the app takes the mail's code too. Its link works only in the browser that asked for the mail. [U4] */
  hasCode?: boolean;
  /** A sentence for readers who did not ask for the mail. */
  otherwise: string;
}

const ignore = 'If you did not ask for this, ignore this email: nothing will change.';
const act = 'If this was not you, reset your password now.';

/** The mails by their names in supabase/config.toml. The auth server fills in and escapes `{{ … }}`. */
export const mails: Readonly<Record<string, Mail>> = {
  confirmation: {
    subject: `Confirm your email for ${productName}`,
    heading: 'Confirm your email',
    text: `Welcome to ${productName}. Confirm that {{ .Email }} is yours, and your account is ready.`,
    button: 'Confirm email',
    hasCode: true,
    otherwise: ignore,
  },
  recovery: {
    subject: `Reset your ${productName} password`,
    heading: 'Reset your password',
    text: 'Choose a new password for {{ .Email }}. The link works once, for one hour.',
    button: 'Choose a new password',
    hasCode: true,
    otherwise: ignore,
  },
  email_change: {
    subject: `Confirm your new email for ${productName}`,
    heading: 'Confirm your new email',
    text: 'You asked to change the email address of your account from {{ .Email }} to {{ .NewEmail }}. Please confirm it from both addresses.',
    button: 'Confirm the change',
    otherwise: act,
  },
  magic_link: {
    subject: `Your sign-in link for ${productName}`,
    heading: 'Sign in',
    text: 'Sign in as {{ .Email }}. The link works once, for one hour.',
    button: 'Sign in',
    otherwise: ignore,
  },
  invite: {
    subject: `You are invited to ${productName}`,
    heading: 'You are invited',
    text: `Somebody has invited {{ .Email }} to ${productName}. Accept the invitation and choose a password.`,
    button: 'Accept the invitation',
    otherwise: ignore,
  },
  reauthentication: {
    subject: `{{ .Token }} is your ${productName} code`,
    heading: 'Your code',
    text: 'Enter {{ .Token }} to confirm that it is you. Do not share it with anyone, not even with us.',
    otherwise: act,
  },
  password_changed: {
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    text: 'The password of {{ .Email }} has just been changed.',
    otherwise: act,
  },
};

const button = (label: string) => `
      <p style="margin: 0 0 24px">
        <a href="{{ .ConfirmationURL }}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: ${light.accent}; color: ${light.onAccent}; font-weight: 600; text-decoration: none">${label}</a>
      </p>
      <p style="margin: 0 0 24px; color: ${light.muted}; font-size: 14px; word-break: break-all">Or open this address: {{ .ConfirmationURL }}</p>`;

const code = `
      <p style="margin: 0 0 24px">Reading this on another device? Do not open the link, but type this code in where you asked for the mail: <strong>{{ .Token }}</strong></p>`;

/**
 * The mail as HTML. Styles are inline, because many mail programs drop others. It has no pictures, which would
 * reveal who reads it.
 */
export const mailHtml = ({
  heading,
  text,
  button: label,
  hasCode,
  otherwise,
}: Mail): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${heading}</title>
  </head>
  <body style="margin: 0; padding: 32px 16px; background: ${light.paper}; color: ${light.ink}; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
    <div role="article" aria-label="${heading}" style="max-width: 480px; margin: 0 auto; padding: 32px; border: 1px solid ${light.line}; border-radius: 12px; background: ${light.surface}">
      <p style="margin: 0 0 24px; color: ${light.accent}; font-weight: 700">${productName}</p>
      <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25">${heading}</h1>
      <p style="margin: 0 0 24px">${text}</p>${label === undefined ? '' : button(label)}${hasCode ? code : ''}
      <p style="margin: 0; color: ${light.muted}; font-size: 14px">${otherwise}</p>
    </div>
  </body>
</html>
`;
