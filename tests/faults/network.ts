import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

/**
 * Answers the page's requests. They do not leave the page: the way over a service worker, which stories take, needs 40 % more of
 * the processor, and the matrix has nearly a thousand cases.
 */
export const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor(), new WebSocketInterceptor()],
    }),
  ],
  context: { quiet: true },
  onUnhandledFrame: 'error',
});
