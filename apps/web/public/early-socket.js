// Connects to a table while the page is still loading, so that its first message is there as soon as the page can show it.
// src/table/early-socket.ts takes over.
{
  const [, table] = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname) ?? [];
  // A page that loaded first has its own connection already; a second one would be mistaken for it later.
  if (table !== undefined && !("seraiEarlySocket" in globalThis)) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/play`);
    const heard = [];
    socket.onmessage = ({ data }) => heard.push(data);
    globalThis.seraiEarlySocket = { table, socket, heard };
  }
}
