import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './PageTabs.module.css';

type Tab<V> = { value: V; label: string; icon?: ReactNode };
type Props<V> = { label: string; tabs: Tab<V>[]; value: V; onChange: (value: V) => void; children: ReactNode };

/** The sides of one screen; only the chosen one is there. Where they are wider than the screen, the chosen one is in sight. */
export const PageTabs = <V extends string>({ label, tabs, value, onChange, children }: Props<V>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);

  useEffect(() => void list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [at]);

  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last };
    const tab = tabs[next[event.key as keyof typeof next]];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-${tab.value}`)?.focus();
    onChange(tab.value);
  };
  return (
    <div>
      <div ref={list} className={classes.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={press}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div key={value} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
};
