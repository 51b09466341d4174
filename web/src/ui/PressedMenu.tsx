import { Menu, type MenuProps } from '@mantine/core';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Furnished } from './Furnished.tsx';

/** The button that opens a menu, with what makes it do so. */
export type MenuButton = (props: ComponentProps<'button'>) => ReactElement;

type Props = MenuProps & { button: MenuButton; children: ReactNode };

/** A menu that came with the press on its button: it opens by itself, and gives the keyboard back to that button. */
export const PressedMenu = ({ button, children, ...props }: Props) => {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target?.focus({ preventScroll: true });
    if (target) setOpened(true);
  }, [target]);

  return (
    <Furnished>
      <Menu
        position="bottom-end"
        radius="lg"
        shadow="md"
        withInitialFocusPlaceholder={false}
        {...props}
        opened={opened}
        onChange={setOpened}
      >
        <Menu.Target>{button({ ref: setTarget })}</Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </Furnished>
  );
};
