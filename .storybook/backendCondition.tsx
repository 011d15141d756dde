import type { Decorator } from '@storybook/react-vite';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { backendHandlers } from '../mocks/handlers/backend.ts';
import { personas } from '../mocks/personas.ts';

/** In ms, before each answer. */
const slow = 2000;
const backend = 'https://backend.test/*';

const networks: Readonly<Record<string, readonly RequestHandler[]>> = {
  slow: [
    http.all(backend, async () => {
      await delay(slow);
      return undefined;
    }),
  ],
  offline: [http.all(backend, () => HttpResponse.error())],
};

const isPersona = (name: unknown): name is keyof typeof personas =>
  typeof name === 'string' && name in personas;

interface BackendProps {
  /** Put before the story's own handlers, once, ahead of its first request. */
  answer: () => void;
  children: ReactNode;
}

function Backend({ answer, children }: BackendProps) {
  useState(answer);
  return children;
}

/** The toolbar's person and network, for stories of the whole app. A change renders the app anew, as a reload would. */
export const withBackend: Decorator = (Story, context) => {
  const { globals, args, msw } = context as typeof context & {
    msw: { use: (...handlers: RequestHandler[]) => void };
  };
  const person =
    'signedInAs' in args && isPersona(globals['persona']) ? personas[globals['persona']] : undefined;
  const network = networks[String(globals['network'])] ?? [];
  return (
    <Backend
      key={`${globals['persona']} ${globals['network']}`}
      answer={() => {
        if (person) msw.use(...backendHandlers(person));
        msw.use(...network);
      }}
    >
      <Story args={person ? { ...args, signedInAs: person } : args} />
    </Backend>
  );
};
