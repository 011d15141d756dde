const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="224" height="224" viewBox="0 0 224 224">
<rect width="224" height="224" fill="#d9c7a7"/><circle cx="112" cy="92" r="44" fill="#8a5a3c"/>
<path d="M24 224c0-52 39-82 88-82s88 30 88 82z" fill="#2f5d50"/></svg>`;

/** The address of a drawn portrait, for stories: a `blob:` URL, so that no network is needed. */
export const samplePicture = () => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
