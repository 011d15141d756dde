import { configure, getConfig } from 'storybook/test';

/**
 * What it shows, without Storybook's own pages, which are on every story's, and without icons and classes: a description
 * ends after 7,000 characters.
 */
function shown(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('.sb-wrapper, script, style, svg')) other.remove();
  for (const element of copy.querySelectorAll('[class], [style]'))
    for (const name of ['class', 'style']) element.removeAttribute(name);
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
        get: () => (described ??= getElementError(message, shown(container)).message),
        set: (text: string) => {
          described = text;
        },
      });
      return error;
    },
  });
}
