/**
 * Runs in the page. Finds what a person means by a role and a name, as Testing Library does, and says where it is. It is
 * bundled and put into each page by the drivers.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Found, Wanted } from './wanted.ts';

const matcher = ({ name, isPattern }: Wanted) => (isPattern ? new RegExp(name) : name);

/** Nothing behind a modal dialog can be used. */
const usable = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

function search(wanted: Wanted): HTMLElement | undefined {
  const name = matcher(wanted);
  const within = wanted.role === 'dialog' ? document.body : usable();
  const found =
    wanted.role === 'text'
      ? queryAllByText(within, name)
      : wanted.role === 'field'
        ? queryAllByLabelText(within, name, { selector: 'input, textarea' })
        : queryAllByRole(within, wanted.role, { name });
  return found.find(isShown);
}

const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function find(wanted: Wanted): Promise<Found | null> {
  const element = search(wanted);
  if (!element) return null;
  const isOnTop = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  // Outside the window, or behind a bar at its edge.
  if (!isOnTop()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frames();
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x,
    y,
    width,
    height,
    isOnTop: isOnTop(),
    value: 'value' in element ? String(element.value) : '',
    text: element.innerText,
  };
}

/** The name of what has the focus, as it is read out; '' for none. */
function focused(): string {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
  return (
    (element.ariaLabel ?? labels.map(({ textContent }) => textContent).join(' ')) || element.innerText.trim()
  );
}

Object.assign(globalThis, { finder: { find, focused } });
