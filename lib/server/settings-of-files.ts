import { ConfigurationError } from "@/lib/config/env";
import { loadSettings } from "@/lib/config/load-settings";

try {
  loadSettings();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
