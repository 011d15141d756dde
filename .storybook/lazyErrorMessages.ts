import { configure, getConfig } from 'storybook/test';

/**
 * A copy of the page without Storybook's own elements, icons and classes. A description is cut off after 7,000 characters, which
 * should be about the story.
 */
function storyContent(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('script, style, svg')) other.remove();
  for (const element of copy.querySelectorAll('[class], [style]'))
    for (const name of ['class', 'style']) element.removeAttribute(name);
  return copy;
}

/**
 * While a story waits for an element, Testing Library describes the whole page at each try, and throws the description away. This
 * makes the description only when somebody reads the error's message.
 */
export function describeErrorsLazily() {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let described: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (described ??= getElementError(message, storyContent(container)).message),
        set: (text: string) => {
          described = text;
        },
      });
      return error;
    },
  });
}
