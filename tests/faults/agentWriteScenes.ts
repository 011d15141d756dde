import { page } from 'vitest/browser';
import { call, openAgent } from './agentScenes.ts';
import { button, field, fill, one, press, seen, text } from './actions.ts';
import { buttonNamed, landed, refusedOnce, slowly, type WriteScene } from './writeScene.ts';
import type { Write } from './writes.ts';

const message = () => one(field('Message')) as HTMLTextAreaElement;
const typed = 'What did I pay last?';
const replied = () => void one(button('Answer again'));

/** The second press must not put back what the first has sent. */
function emptied() {
  if (message().value !== '') throw new Error('What was sent is still in the field.');
}

async function chatWith(words: string) {
  await openAgent('Text Chat');
  await fill('Message', words);
}

/** Up to the card that asks. */
const asked = (words: string, confirm: string) => async () => {
  await chatWith(words);
  await press('Send');
  await seen(button(confirm));
};

export const agentWriteScenes = {
  message: {
    call: 'chat',
    open: () => chatWith('What does Pro include?'),
    target: buttonNamed('Send'),
    enter: message,
    done() {
      replied();
      emptied();
    },
  },
  suggestion: {
    call: 'chat',
    async open() {
      await openAgent('Text Chat');
      await seen(button('What plan am I on?'));
    },
    target: buttonNamed('What plan am I on?'),
    done: replied,
  },
  messageRetry: {
    call: 'chat',
    ...slowly('chat', refusedOnce('post', '/chat/web', 500)),
    async open() {
      await chatWith('What does Pro include?');
      await press('Send');
      await seen(button('Retry'));
    },
    target: buttonNamed('Retry'),
    done: replied,
  },
  cardProfile: {
    call: 'profiles-update',
    open: asked('Change my name to Grace Hopper', 'Change my profile'),
    target: buttonNamed('Change my profile'),
    done: () => void one(text(/Done: the profile was changed/)),
  },
  cardSubscribe: {
    call: 'set-plan',
    open: asked('Upgrade to Enterprise', 'Subscribe to Enterprise'),
    target: buttonNamed('Subscribe to Enterprise'),
    done: () => void one(text(/Done: you are on the Enterprise plan now/)),
  },
  cardSignOut: {
    call: 'logout',
    open: asked('Sign me out', 'Sign out'),
    target: buttonNamed('Sign out'),
    done: landed,
  },
  call: {
    call: 'call-web',
    open: (on) => call.open(on),
    target: buttonNamed('Start call'),
    done: (on) => call.succeeded(on),
  },
  said: {
    call: 'call-web',
    faults: [],
    count: ({ daily }) => daily.call.sent.filter((sent) => JSON.stringify(sent).includes(typed)).length,
    async open(on) {
      await call.open(on);
      await press('Start call');
      await seen(page.getByRole('timer'));
      await fill('Message', typed);
    },
    target: buttonNamed('Send'),
    enter: message,
    done: emptied,
  },
} satisfies Partial<Record<Write, WriteScene>>;
