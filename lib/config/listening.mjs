// @ts-check
// Plain JavaScript without imports: `npm start` reads it before the framework (lib/server/listening.mjs).

/**
 * The fault of the settings that the framework itself reads, which would speak English of them.
 * @param {Record<string, string | undefined>} variables
 * @returns {string | undefined} one line that names the variable, the fault and an example
 */
export function listeningFault({ PORT, DEPLOYMENT_ID }) {
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535))
    return "Configuration : PORT doit être un nombre entre 0 et 65535, par exemple 3000.";
  if (DEPLOYMENT_ID && !/^[\w-]+$/.test(DEPLOYMENT_ID))
    return "Configuration : DEPLOYMENT_ID doit se limiter aux lettres sans accent, chiffres, « - » et « _ », par exemple v1-2-0.";
  return undefined;
}

/**
 * The same for a place that cannot be listened on.
 * @param {NodeJS.ErrnoException} error what `listen` said
 * @param {string} port
 * @param {string} host
 */
export function placeFault({ code }, port, host) {
  if (code === "EADDRINUSE")
    return `Configuration : PORT=${port} est déjà pris par un autre programme, par exemple 3001.`;
  if (code === "EACCES")
    return `Configuration : PORT=${port} est réservé à l’administrateur de la machine, par exemple 3000 derrière nginx.`;
  return `Configuration : HOSTNAME=${host} n’est pas une adresse de cette machine, par exemple 127.0.0.1.`;
}
