/** Waits until a log has been drawn, and has followed: it is told of a new size in the frame after the first, and then scrolls. */
export async function drawn() {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}
