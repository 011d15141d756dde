import { crashMessages } from '../../services/messages.ts';
import { ErrorAlert } from './ErrorFallback.tsx';

const { appNotLoaded } = crashMessages;

/**
 * Says that the code could not be fetched with which everything begins. It is prerendered; app/bootstrap/sayNotLoaded.ts puts it into
 * the page, and gives its two buttons their meaning. [X13]
 */
export const AppNotLoaded = () => (
  <div data-not-loaded>
    <ErrorAlert message={appNotLoaded} error={undefined} onRetry={() => undefined} />
  </div>
);
