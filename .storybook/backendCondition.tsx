import type { Decorator } from '@storybook/react-vite';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { backendHandlers } from '../mocks/handlers/backend.ts';
import { personas } from '../mocks/personas.ts';

/** How long the slow network takes for each answer. */
const slowAnswerMs = 2000;
const backend = 'https://backend.test/*';

const networks: Readonly<Record<string, readonly RequestHandler[]>> = {
  slow: [
    http.all(backend, async () => {
      await delay(slowAnswerMs);
      return undefined;
    }),
  ],
  offline: [http.all(backend, () => HttpResponse.error())],
};

const isPersona = (name: unknown): name is keyof typeof personas =>
  typeof name === 'string' && name in personas;

interface BackendProps {
  /** Adds the handlers before the story's own ones. Called once, before the first request. */
  answer: () => void;
  children: ReactNode;
}

function Backend({ answer, children }: BackendProps) {
  useState(answer);
  return children;
}

/** Applies the toolbar's person and network to stories of the whole app. A change starts the app again, as a reload would. */
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
