import { createContext } from 'react';

/** Where the same picture is to be had `pixels` wide and high; undefined where it is not. */
export type SizedPictureSource = (address: string, pixels: number) => string | undefined;

/** Without a provider, pictures are asked for as they are stored. */
export const SizedPictureContext = createContext<SizedPictureSource | undefined>(undefined);
