import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Props = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = (props: Props) => <Button component="a" {...props} />;

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(Anchor);
