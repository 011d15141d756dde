const greatestScale = 4;

/** How many times larger than with a zoom of 0 the picture is shown. */
export const scaleOf = (zoom: number) => 1 + zoom * (greatestScale - 1);

/** The zoom that shows the picture `scale` times larger, from 0 to 1. */
export const zoomOf = (scale: number) => Math.min(1, Math.max(0, (scale - 1) / (greatestScale - 1)));
