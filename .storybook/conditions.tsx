import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { directionOf } from '../src/services/languages.ts';
import './conditions.css.ts';
import { languageOf } from './languages.ts';
import { answerMedia, markOwnColours } from './mediaRules.ts';
import { fitFrame, OwnConditions, ownWidth } from './docsConditions.tsx';
import { hasDefaultConditions } from './toolbar.ts';

/** The conditions that `Conditions` applies. */
const conditions = ['language', 'direction', 'textSize', 'motion', 'colours'] as const;

interface ConditionsProps {
  globals: Record<string, string | undefined>;
  /** Of the device that the story asks for, where it is alone in a frame. */
  width?: string | undefined;
  children: ReactNode;
}

/** Applies language, direction, text size, motion and colours to the document, so that dialogs follow too. */
function Conditions({ globals, width, children }: ConditionsProps) {
  const { direction, textSize, motion, colours } = globals;
  const language = languageOf(globals);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    // German can be looked at from right to left; Arabic is never written from left to right.
    page.dir = direction === 'rtl' ? 'rtl' : directionOf(language);
    page.style.fontSize = textSize === 'double' ? '200%' : '';
    page.dataset['colours'] = colours === 'forced' ? 'forced' : 'own';
    const answer = () =>
      answerMedia({ reducedMotion: motion === 'reduced', forcedColours: colours === 'forced' });
    answer();
    // Code that is loaded later adds rules of its own.
    const observer = new MutationObserver(answer);
    observer.observe(document.head, { childList: true });
    const stopMarking = colours === 'forced' ? markOwnColours() : undefined;
    return () => {
      observer.disconnect();
      stopMarking?.();
      // A documentation page may come next, on which no story sets them.
      page.lang = 'en';
      page.dir = 'ltr';
      page.style.fontSize = '';
      page.dataset['colours'] = 'own';
    };
  }, [language, direction, textSize, motion, colours]);
  useLayoutEffect(() => fitFrame(width), [width]);
  return children;
}

export const withConditions: Decorator = (Story, { globals, storyGlobals, viewMode, parameters }) => {
  const width = ownWidth(storyGlobals, parameters['viewport']);
  if (viewMode !== 'docs')
    return (
      <Conditions globals={globals} width={width}>
        <Story />
      </Conditions>
    );
  const hasOwn = conditions.some((name) => storyGlobals[name] !== undefined);
  const story = (
    <OwnConditions own={storyGlobals} width={width}>
      <Story />
    </OwnConditions>
  );
  // What the toolbar says is for the whole page. A story with conditions of its own does not know it.
  return hasOwn ? story : <Conditions globals={globals}>{story}</Conditions>;
};

/** Shows a story in two frames, one for each theme. Each is a whole document, so that dialogs and widths are right in both. */
export const withBothThemes: Decorator = (Story, { globals, storyGlobals, id, viewMode, parameters }) => {
  parameters['throwPlayFunctionExceptions'] = hasDefaultConditions(globals, storyGlobals);
  if (globals['theme'] !== 'side by side' || viewMode === 'docs') return <Story />;
  const others = Object.entries(globals)
    .filter(([name, value]) => name !== 'theme' && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => `${name}:${String(value)}`);
  const frame = (theme: string) => {
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      globals: [`theme:${theme}`, ...others].join(';'),
    });
    return (
      <iframe
        key={theme}
        title={`${theme} theme`}
        src={`./iframe.html?${query}`}
        style={{ width: '100%', height: '100dvh', border: 0 }}
      />
    );
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', position: 'fixed', inset: 0 }}>
      {frame('light')}
      {frame('dark')}
    </div>
  );
};
