/** A contrast such as '4.4 : 1'. It is rounded down, so that nothing seems to reach what it only nearly reaches. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
