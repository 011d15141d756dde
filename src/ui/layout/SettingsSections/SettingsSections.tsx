import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './SettingsSections.css.ts';

export interface SettingsSection {
  /** Unique among the sections. */
  id: string;
  /** The heading of the section, and its name in the list. */
  title: string;
  /** The cards of the section, in a SettingsLayout. Their titles are of level 3. */
  content: ReactNode;
}

export interface SettingsSectionsProps {
  /** What the list of sections is called for screen readers, such as 'Account'. */
  label: string;
  /** The sections, the most important first. */
  sections: readonly SettingsSection[];
}

/**
 * A long page of settings: its sections below each other, and a list of them that leads to each one. The list stands beside the
 * cards where there is room, and above them elsewhere.
 */
export function SettingsSections({ label, sections }: SettingsSectionsProps) {
  const page = useId();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const ids = sections.map(({ id }) => id);
  const current = useSectionInSight(headings, ids);

  function show(id: string) {
    const heading = headings.current.get(id);
    heading?.closest('section')?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <nav aria-label={label} className={styles.list}>
          {sections.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-current={id === current ? 'true' : undefined}
              className={styles.item}
              onClick={() => show(id)}
            >
              {title}
            </button>
          ))}
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title, content }, index) => (
            <section key={id} aria-labelledby={`${page}${index}`} className={styles.section}>
              <Heading
                id={`${page}${index}`}
                level={2}
                size="heading"
                focusable
                ref={(heading) => {
                  if (heading) headings.current.set(id, heading);
                  return () => void headings.current.delete(id);
                }}
              >
                {title}
              </Heading>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The last section that begins in the upper third of the window, or above it. At the page's end it is the last one of all. */
function useSectionInSight(headings: RefObject<ReadonlyMap<string, HTMLElement>>, ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const order = JSON.stringify(ids);
  useEffect(() => {
    const find = () => {
      const shown = JSON.parse(order) as string[];
      const page = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2;
      const begun = shown.filter(
        (id) => (headings.current.get(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
      );
      setCurrent(isAtEnd ? shown.at(-1) : (begun.at(-1) ?? shown[0]));
    };
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('resize', find);
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('resize', find);
    };
  }, [headings, order]);
  return current;
}
