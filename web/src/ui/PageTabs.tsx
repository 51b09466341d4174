import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PageTabs.module.css';

type Tab<V> = { value: V; label: string; icon?: ReactNode };
type Props<V> = { label: string; tabs: Tab<V>[]; value: V; onChange: (value: V) => void; children: ReactNode };

/** The sides of one screen; only the chosen one is there. Where they are wider than the screen, the chosen one is in sight. */
export const PageTabs = <V extends string>({ label, tabs, value, onChange, children }: Props<V>) => {
  const chosen = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen when the value changes
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [value]);

  return (
    <Tabs value={value} onChange={(next) => next && onChange(next as V)} keepMounted={false} classNames={classes}>
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            ref={tab.value === value ? chosen : undefined}
            value={tab.value}
            leftSection={tab.icon}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value}>
          {tab.value === value && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
