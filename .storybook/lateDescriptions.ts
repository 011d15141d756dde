import { configure, getConfig } from 'storybook/test';

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
        get: () => (described ??= getElementError(message, container).message),
        set: (text: string) => {
          described = text;
        },
      });
      return error;
    },
  });
}
