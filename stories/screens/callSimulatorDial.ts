const shown = (names: readonly string[]) =>
  [...document.querySelectorAll('button')].find((button) => names.includes(button.textContent.trim()));

/** The story's own steps are the tests': two of them at a time get in each other's way, hence none of those here. */
async function press(signal: AbortSignal, ...names: string[]) {
  // What has just been told to React is on the page after a microtask: found now, nothing is painted in between.
  await Promise.resolve();
  while (!signal.aborted) {
    const button = shown(names);
    button?.click();
    if (button) return button.textContent.trim();
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const callButton = ['Start call', 'Call again'];

/** What somebody does to be in a call, from wherever they are, until the story is left. */
export async function dial(signal: AbortSignal) {
  // On small screens the panel comes first.
  if (!shown(callButton) && (await press(signal, 'AI Agent', 'Voice Chat')) === 'AI Agent')
    await press(signal, 'Voice Chat');
  await press(signal, ...callButton);
}
