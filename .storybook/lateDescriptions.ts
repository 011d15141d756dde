import { configure, getConfig } from 'storybook/test';

/** Storybook's own pages, which are on every story's. A description ends after 7,000 characters: they were all of it. */
function withoutFrame(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const own of copy.querySelectorAll('.sb-wrapper, script, style')) own.remove();
  return copy;
}

/**
 * What is not there yet is looked for many times. Testing Library describes the whole page each time, and throws the
 * description away: now it is made when somebody reads it.
 */
export function describeWhenRead() {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let described: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (described ??= getElementError(message, withoutFrame(container)).message),
        set: (text: string) => {
          described = text;
        },
      });
      return error;
    },
  });
}
