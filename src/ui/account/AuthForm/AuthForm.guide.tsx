import type { ReactNode } from 'react';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { AuthForm } from './AuthForm.tsx';

/** Drawn smaller and inert, because the real screen would take the focus away from this page. */
function Model({ error, submit, subtitle }: { error?: ReactNode; submit: string; subtitle: string }) {
  return (
    <div inert style={{ zoom: 0.6, height: '43rem', overflow: 'hidden' }}>
      <AuthForm
        title="Welcome Back"
        subtitle={subtitle}
        error={error}
        submitLabel={submit}
        loadingLabel="Signing In..."
        loading={false}
        onSubmit={nothing}
        onBack={nothing}
        footer={
          <>
            No account yet? <TextButton onClick={nothing}>Sign up here</TextButton>
          </>
        }
      >
        <TextField label="Email" name="email" type="email" value="grace@example.com" onChange={nothing} />
        <PasswordField
          label="Password"
          name="password"
          value="correct horse"
          autoComplete="current-password"
          onChange={nothing}
        />
      </AuthForm>
    </div>
  );
}

export const guide: Guide = {
  use: 'A whole screen with one form for somebody who is not signed in: sign in, sign up, recover a password.',
  avoid: 'For forms of signed-in users use a Card with FormLayout, or a Dialog.',
  anatomy: [
    ['Back', 'An arrow over the title. Leave onBack out where the footer is the only way.'],
    ['Title and subtitle', 'The greeting, and one line that says what this form is for.'],
    ['Hint', 'Optional, before the fields: a neutral Alert that explains why the form opened.'],
    ['Error and reasons', 'A critical Alert with the server’s refusal; its reasons follow as a list.'],
    ['Fields', 'One below the other, at most the width of the sheet (28rem).'],
    ['Submit', 'As wide as the fields; its label changes to loadingLabel while the request is under way.'],
    ['Footer', 'The neighbouring form, as a TextButton in a sentence.'],
  ],
  do: [
    {
      text: 'Say in the box what the server refused, and keep what was typed.',
      example: (
        <Model
          subtitle="Sign in to your account to continue"
          error="Request rate limit reached"
          submit="Sign In"
        />
      ),
    },
  ],
  dont: [
    {
      text: '“OK” does not say what will happen, and a greeting without information does not help.',
      example: <Model subtitle="Please fill in the form" submit="OK" />,
    },
  ],
  keyboard: [
    ['On arrival', 'The title has the focus, so that reading and tabbing begin here.'],
    ['Tab', 'From the title to the first field, on to the submit button, then the footer.'],
    ['Shift + Tab', 'From the title to Back.'],
    ['Enter in a field', 'Submits, unless the form is busy or has to wait.'],
  ],
  accessibility: [
    'It is the page’s main, with the only h1; the form bears that title as its name.',
    'While a request runs the form is aria-busy and its button aria-disabled, with the focus still on it; the fields stay as they are.',
    'A refusal is an alert: it is read when it appears, the focus does not move.',
    'The browser’s own bubbles are off (noValidate); the screen checks and puts words below each field.',
    'From 560 px the form is a sheet on the page. Below that it is the page itself, so that no frame takes room on a phone.',
  ],
};
