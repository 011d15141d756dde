import isChromatic from 'chromatic/isChromatic';

/**
 * Whether somebody reads what axe finds in a story: the panel beside it does, and Chromatic. Axe takes longer than most stories do, so
 * that it is left out in a window of the story's own and in the frames of a documentation page.
 */
export const hasAccessibilityPanel = window.frameElement?.id === 'storybook-preview-iframe' || isChromatic();
