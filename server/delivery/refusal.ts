/** Scope of a mail server's permanent refusal: everything that goes to the address, or this message alone. */
export type Refused = 'address' | 'message';

/** The parts of nodemailer's errors that distinguish a refusal from a failure. */
interface MailError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Enhanced status codes (RFC 3463) of an address that does not exist, is disabled, has moved or whose domain takes no
 * mail; not those about the sender's address (5.1.7, 5.1.8). Exchange Online says 5.4.1 and 5.4.310 of unknown ones.
 */
const ofAddress = /^5\.(1\.(?![78]$)\d+|2\.1|4\.(1|4|310))$/;

/** Codes of a message that is too long or of a form that the server does not take. */
const ofMessage = /^5\.(2\.3|3\.4|6\.\d+)$/;

/** Replies to RCPT without such a code that name the address (RFC 5321, 7504). */
const addressReplies = new Set([521, 550, 551, 553, 556]);

/** Words of a server that refuses this installation, for any recipient. */
const ofSender =
  /\brelay|authenticat|\bpolicy|spam|reputation|black ?list|block(ed|list| list)|\bspf\b|dkim|dmarc/i;

/**
 * Returns what a mail server refused for good; null if a retry may succeed. A retry may also follow a permanent reply:
 * to the sign-in, to the sender, to an unwelcome installation, which its operator can correct, or because a mailbox is
 * full.
 */
export function refusalOf(error: unknown): Refused | null {
  const { code, command, responseCode = 0, response = '' } = error as MailError;
  // The mail client itself has found that this cannot be an address.
  if (code === 'EENVELOPE' && command === 'API') return 'address';
  if (responseCode < 500 || responseCode > 599) return null;
  if (command !== 'RCPT TO' && command !== 'DATA') return null;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // 4.x.x after a 5xx: the server contradicts itself, and the milder reading loses nothing.
  if (enhanced && !enhanced.startsWith('5')) return null;
  if (enhanced && ofAddress.test(enhanced)) return 'address';
  if (enhanced && ofMessage.test(enhanced)) return 'message';
  if (command === 'RCPT TO') {
    const isPlain = !enhanced || enhanced === '5.0.0';
    return isPlain && addressReplies.has(responseCode) && !ofSender.test(response)
      ? 'address'
      : null;
  }
  // After the content: 5.2.2 is a full mailbox, 5.3 and 5.4 are the server's own troubles; 503 is a misunderstanding.
  if (responseCode === 503 || /^5\.(2\.2|[345]\.\d+)$/.test(enhanced ?? '')) return null;
  return 'message';
}
