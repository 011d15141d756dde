/** The beginning of the style with which Storybook pauses all animations. */
const pause = /^\*, \*:before, \*:after \{\s*animation-delay: 0s !important;/;

/**
 * Storybook pauses all animations at the end of a story, and does not let them run again when a check after the story fails: without
 * this, every story after that one in the same window would wait for its animations in vain.
 */
export function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style'))
    if (pause.test(style.textContent)) style.remove();
}
