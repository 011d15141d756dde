export const words = {
  picture: 'The part that will be shown',
  zoom: 'Zoom',
  x: 'Left or right',
  y: 'Up or down',
} as const;
