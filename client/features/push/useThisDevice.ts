import { useCallback, useEffect, useState } from 'react';
import type { PushDevicePartsFragment } from '#client/graphql/generated.ts';
import { canPush, pushEndpoint } from '#client/lib/push-device.ts';

export type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

/** What the browser says of itself. */
interface Browser {
  endpoint: string | null;
  permission: NotificationPermission | 'unsupported';
}

/** How push stands in this browser: it is on where the browser takes messages and the server knows of it. */
export function useThisDevice(devices: readonly PushDevicePartsFragment[]) {
  const [browser, setBrowser] = useState<Browser | null>(null);
  const look = useCallback(() => askBrowser().then(setBrowser), []);
  useEffect(() => void look(), [look]);
  const device = devices.find(({ endpoint }) => endpoint === browser?.endpoint);
  return { device, state: stateOf(browser, device !== undefined), look };
}

async function askBrowser(): Promise<Browser> {
  if (!canPush()) return { endpoint: null, permission: 'unsupported' };
  const endpoint = await pushEndpoint().catch(() => null);
  return { endpoint, permission: Notification.permission };
}

function stateOf(browser: Browser | null, isKnown: boolean): PushState {
  if (!browser) return 'checking';
  const { permission } = browser;
  if (permission === 'unsupported' || permission === 'denied') return permission;
  return isKnown ? 'on' : 'off';
}
