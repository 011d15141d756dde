import { createContext } from 'react';

/** Returns the address of the same picture, `pixels` px wide and high; undefined when it cannot be resized. */
export type SizedPictureSource = (address: string, pixels: number) => string | undefined;

/** Lets every Avatar below it load its picture in the size it needs. Without a provider, pictures load as they are stored. */
export const SizedPictureContext = createContext<SizedPictureSource | undefined>(undefined);
