import '#client/lib/local-failures.ts';
import { followVisibleArea } from '#client/lib/visible-area.ts';

followVisibleArea();

export { mendedAddress } from '#domain/account/secret-links';
