export const words = {
  title: 'Adjust your picture',
  description: 'Drag it, or use the sliders. It is made small before it is uploaded.',
  original: 'Use the original',
  part: 'Use this part',
  failed: 'Your browser could not change this picture. Use the original, or choose another picture.',
} as const;
