import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for. Whoever has one IPv6 address has the other 2^64 of its network too, so that only the
 * network can be told to wait.
 */
export const networkOf = (address: string) => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
