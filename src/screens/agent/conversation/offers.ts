// 'Did you mean …?': sentences of an answer that can be pressed, and are asked then.
import { createContext } from 'react';
import type { Offers } from '../../../ui/primitives/Markdown/Markdown.tsx';

/** Without it, offers are plain words. */
export const OffersContext = createContext<Offers | undefined>(undefined);
