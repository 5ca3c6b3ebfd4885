import { useCallback, useEffect, useState } from 'react';
import type { PushDevicePartsFragment } from '#client/graphql/generated.ts';
import { canPush, pushEndpoint } from '#client/lib/push-device.ts';

export type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

/** Push support and permission of the browser. */
interface Browser {
  endpoint: string | null;
  permission: NotificationPermission | 'unsupported';
}

/** State of push in this browser: on if the browser has a subscription and the server knows it. */
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
