import { loadSettings } from "@/lib/config/load-settings";

loadSettings();
