import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, News } from '#lobby/bus.ts';

/** How long the first connection may take, and the pause between tries to connect again, in milliseconds. */
const PATIENCE = 5000;
const PAUSE = 250;
/** A line that says nothing is asked every so many milliseconds whether it is still there; twice in vain and it is not. */
const PING = 2000;

/** What happens to the connection. */
export interface BusEvents {
  /** It was lost, or is there again. */
  connected(is: boolean): void;
  /** Something came that cannot be understood. */
  failed(error: unknown): void;
}

export interface NatsBus extends Bus {
  /** Until what was told is with NATS, and whatever NATS had for this process by then has been heard. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells other processes over NATS. While there is no connection nothing is told and nothing kept: whoever missed it finds
 * it in the archive.
 */
export async function openNats(servers: readonly string[], events: BusEvents): Promise<NatsBus> {
  const connection = await connect({ ...addressOf(servers), ...MANNERS });
  let connected = true;
  void follow(connection, (is) => {
    connected = is;
    events.connected(is);
  });
  return {
    shared: true,
    tell(topic, news) {
      if (connected) connection.publish(topic, JSON.stringify(news));
    },
    listen(topic, hear) {
      const subscription = connection.subscribe(topic, {
        callback(error, message) {
          try {
            if (error !== null) throw error;
            hear(message.json<News>());
          } catch (reason) {
            events.failed(reason);
          }
        },
      });
      return () => subscription.unsubscribe();
    },
    flush: () => connection.flush(),
    close: () => connection.close(),
  };
}

const MANNERS = {
  name: 'hideout',
  noEcho: true,
  timeout: PATIENCE,
  maxReconnectAttempts: -1,
  reconnectTimeWait: PAUSE,
  pingInterval: PING,
  maxPingOut: 2,
};

/** The client wants name and password apart from the hosts; they are the same for all of them. */
function addressOf(servers: readonly string[]) {
  const [first, ...others] = servers.map((server) => new URL(server)) as [URL, ...URL[]];
  return {
    servers: [first, ...others].map(({ host }) => host),
    ...(first.username === '' ? {} : { user: decodeURIComponent(first.username) }),
    ...(first.password === '' ? {} : { pass: decodeURIComponent(first.password) }),
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
  };
}

async function follow(connection: NatsConnection, connected: (is: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') connected(false);
    if (type === 'reconnect') connected(true);
  }
}
